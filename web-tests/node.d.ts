// What the unit tests use of Node.js, so that they can be type-checked without a package of types.

declare module "node:fs" {
  export function readdirSync(folder: string): string[];
  export function readFileSync(file: string, encoding: "utf8"): string;
}

declare module "node:test" {
  export function test(name: string, run: () => void): void;
}

declare module "node:assert/strict" {
  interface Assert {
    ok(value: unknown, message?: string): asserts value;
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
  }
  const assert: Assert;
  export default assert;
}

declare const process: { env: Record<string, string | undefined> };

// Short, quiet, synthesised sounds.

import { settings } from "./settings.js";

/** @type {AudioContext | undefined} */
let audio;
/** All sounds go through it, at the volume that is wanted. @type {GainNode | undefined} */
let output;

/** Whether somebody else makes the sounds of this table. */
let hushed = false;

/** @param {boolean} quiet */
export function hush(quiet) {
  hushed = quiet;
}

// Browsers give sound only after the person has touched the page.
function wake() {
  void audio?.resume();
  if (audio) return;
  audio = new AudioContext();
  output = new GainNode(audio);
  output.connect(audio.destination);
}
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });

/** Makes sounds without a touch, where the browser lets it: a TV may have nothing to touch. */
export const wakeUntouched = wake;

/** Whether sounds can be heard. */
export const isAwake = () => audio?.state === "running";

/**
 * A fading tone.
 * @param {number} pitch @param {number} length
 * @param {{ shape?: OscillatorType, late?: number, loud?: number }} [sound]
 */
function tone(pitch, length, { shape = "sine", late = 0, loud = 0.12 } = {}) {
  if (!audio || !output) return;
  const start = audio.currentTime + late;
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const gain = new GainNode(audio, { gain: loud });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(output);
  source.start(start);
  source.stop(start + length);
}

/**
 * A short burst of noise.
 * @param {number} length @param {number} pitch @param {number} loud @param {BiquadFilterType} [type]
 */
function noise(length, pitch, loud, type = "bandpass") {
  if (!audio || !output) return;
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < frames; index++) samples[index] = (Math.random() * 2 - 1) * (1 - index / frames) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type, frequency: pitch, Q: 0.8 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(output);
  source.start();
}

const SOUNDS = {
  card: () => noise(0.07, 3200, 0.12),
  pile() {
    tone(180, 0.09, { shape: "triangle", loud: 0.16 });
    noise(0.04, 900, 0.1);
  },
  fire: () => noise(0.35, 500, 0.22, "lowpass"),
  filled() {
    tone(1568, 0.9);
    tone(2093, 0.7, { late: 0.02, loud: 0.06 });
  },
  burnt: () => noise(0.5, 5200, 0.05, "highpass"),
  tile() {
    tone(760, 0.05, { shape: "square", loud: 0.03 });
    noise(0.05, 2200, 0.1);
  },
  tick: () => tone(1180, 0.045, { shape: "triangle", loud: 0.035 }),
  turn() {
    tone(523, 0.3, { shape: "triangle" });
    tone(784, 0.4, { shape: "triangle", late: 0.13 });
  },
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!settings.sound || hushed || !audio || !output) return;
  output.gain.value = settings.volume;
  SOUNDS[name]();
}

/** Says something aloud, if wanted. @param {string} text @param {string} language */
export function speak(text, language) {
  if (!settings.speech || hushed || !("speechSynthesis" in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  words.volume = settings.volume;
  speechSynthesis.speak(words);
}

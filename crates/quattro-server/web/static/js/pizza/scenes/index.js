// Animations for the events of a pizza table: one scene per event. The reducer decides what changes; a scene only
// decides when it is shown.

/** @import { PizzaEvent } from "../../../../protocol.js" */
/** @import { Scene } from "../../table/stage.js" */
/** @import { PizzaTable } from "../reduce.js" */

import { HELP_SCENES } from "./help.js";
import { OVEN_SCENES } from "./oven.js";
import { withBills } from "./round.js";
import { TURN_SCENES } from "./turn.js";

/** @typedef {{ [K in PizzaEvent["event"]]: Scene<PizzaTable, Extract<PizzaEvent, { event: K }>> }} PizzaScenes */

/** @type {PizzaScenes} */
export const SCENES = withBills({ ...TURN_SCENES, ...OVEN_SCENES, ...HELP_SCENES });

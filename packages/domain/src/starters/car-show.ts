import { USUAL_WORDS } from "../events/event-words.ts"
import { criteriaOf, type Starter } from "./starter.ts"

/** What is judged follows the sheets of club shows such as Waterfest: outside, inside, mechanics, safety, display. */
export const carShow: Starter = {
  key: "carShow",
  name: "Car show",
  summary: "Body, interior, engine compartment, safety, area setup and a bonus, with conditions for kinds of cars",
  words: USUAL_WORDS,
  criteria: criteriaOf([
    [
      ["Paint and finish", 15, "Depth and evenness of the paint; chips, runs and scratches."],
      ["Bodywork and fit", 10, "Panels, gaps, trim, glass and lights."],
    ],
    [
      ["Seats and trim", 10, "Condition and cleanliness of seats, carpets, doors and headliner."],
      ["Dashboard and details", 10, "Instruments, steering wheel and everything within reach of the driver."],
    ],
    [
      ["Engine and cleanliness", 10, "Condition and cleanliness of the engine and everything around it."],
      ["Workmanship of the build", 10, "How parts, wiring and hoses are chosen, fitted and routed."],
    ],
    [
      ["Tires and brakes", 10, "Tread, condition and fit of tires, wheels and brakes."],
      ["Secure fittings", 5, "Seat belts, battery, fluids and cargo are safe and secured."],
    ],
    [
      ["Display", 5, "How the car and its surroundings are set up."],
      ["Information", 5, "A card, photos or an owner who tells the car's story."],
    ],
    [
      ["Originality of the idea", 5, "Something that no other car here has."],
      ["Overall impression", 5, "The car as a whole."],
    ],
  ]),
}

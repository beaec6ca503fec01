import type { Requirements } from "@rosette/domain/entries/entry-flags"

export const DEMO_SHOW = {
  name: "Preview: Rosette Classic & Custom Show",
  description:
    "A made-up car show to look around in: forty cars, five judges and a day that is half over. Change whatever you like.",
  location: "Harbor Park, Port Linden",
  organizerName: "Robin Alder",
} as const

type DemoCriterion = {
  order: number
  name: string
  description: string
  maxPoints: number
  requires?: keyof Requirements
}

/** Product rule: the order places a criterion in its section of five (Body 1–5 … Bonus 26–30). */
export const DEMO_CRITERIA: readonly DemoCriterion[] = [
  { order: 1, name: "Paint & Finish", description: "Depth, evenness and shine; no runs, no swirls", maxPoints: 25 },
  { order: 2, name: "Panel Fit", description: "Even gaps, straight panels, doors that close softly", maxPoints: 20 },
  { order: 3, name: "Trim & Glass", description: "Chrome, seals, badges and clear glass", maxPoints: 15 },
  {
    order: 4,
    name: "Custom Paint Artistry",
    description: "Idea and handwork of murals, flames and stripes",
    maxPoints: 20,
    requires: "requiresCustomPaint",
  },
  { order: 6, name: "Upholstery", description: "Seats, door cards, headliner and carpets", maxPoints: 15 },
  { order: 7, name: "Dashboard & Controls", description: "Complete, working and well kept", maxPoints: 10 },
  {
    order: 8,
    name: "Period Authenticity",
    description: "Materials and details as the year would have had them",
    maxPoints: 15,
    requires: "requiresClassicVehicle",
  },
  { order: 11, name: "Cleanliness", description: "Engine or motor bay clean into the corners", maxPoints: 15 },
  { order: 12, name: "Workmanship", description: "Wiring, lines and fasteners laid with care", maxPoints: 15 },
  {
    order: 13,
    name: "Performance Upgrades",
    description: "Chosen well, fitted well, and to some purpose",
    maxPoints: 15,
    requires: "requiresPerformanceMods",
  },
  {
    order: 14,
    name: "Battery & Charging",
    description: "How well cells, cables and port sit in the car",
    maxPoints: 15,
    requires: "requiresElectricVehicle",
  },
  { order: 16, name: "Tires & Brakes", description: "Tread, age, discs and hoses", maxPoints: 10 },
  { order: 17, name: "Lights & Signals", description: "All there, all working, all clear", maxPoints: 5 },
  { order: 18, name: "Belts & Restraints", description: "Fit for every seat of the car", maxPoints: 5 },
  { order: 21, name: "Display", description: "How the car is set in its place", maxPoints: 10 },
  { order: 22, name: "Story", description: "What the board and the owner tell of the car", maxPoints: 10 },
  { order: 23, name: "Tidiness", description: "No bags, no bottles, no loose tools", maxPoints: 5 },
  { order: 26, name: "Crowd Appeal", description: "How many people stop, and for how long", maxPoints: 10 },
  {
    order: 27,
    name: "Sound System",
    description: "Clarity before volume, in the car and around it",
    maxPoints: 15,
    requires: "requiresSound",
  },
  {
    order: 28,
    name: "Driver Cosplay",
    description: "Costume and character that belong to the car",
    maxPoints: 10,
    requires: "requiresDriverCosplay",
  },
]

export const DEMO_AWARDS = [
  {
    name: "Best of Show",
    description: "The one car that everybody will remember",
    priority: 10,
    isExclusive: true,
    maxWinners: 1,
    winner: null,
  },
  {
    name: "Best Custom Paint",
    description: "Chosen by the painters of last year’s show",
    priority: 5,
    isExclusive: false,
    maxWinners: 2,
    winner: "B03",
  },
] as const

import type { MantineColorsTuple } from "@mantine/core"

/** The accent: the blue of a first-prize ribbon. Shade 7 carries white text on light pages, shade 6 on dark ones. */
const ribbon: MantineColorsTuple = [
  "#eef3fe",
  "#dce6fb",
  "#b9ccf6",
  "#94b1f0",
  "#7fa2ee",
  "#4f7ae0",
  "#2a50b5",
  "#1f4391",
  "#19377a",
  "#132b61",
]

/** Only for winners. */
const gold: MantineColorsTuple = [
  "#fff8e1",
  "#fdecb8",
  "#fadc85",
  "#f6c94f",
  "#f0b429",
  "#c98f10",
  "#8f6406",
  "#6f4d03",
  "#573c02",
  "#3f2b01",
]

const red: MantineColorsTuple = [
  "#fff0f0",
  "#fddcdc",
  "#f9b8b8",
  "#f59494",
  "#f28b8b",
  "#e25555",
  "#aa2323",
  "#a11d1d",
  "#861616",
  "#6b1010",
]

const green: MantineColorsTuple = [
  "#eaf8f0",
  "#d0efdd",
  "#a3dfbd",
  "#78cf9e",
  "#62c78e",
  "#2f9d64",
  "#1d7a4a",
  "#125c36",
  "#0e4a2b",
  "#0a3820",
]

const gray: MantineColorsTuple = [
  "#f6f8fb",
  "#eef1f6",
  "#e1e6ee",
  "#d1d8e3",
  "#b3bdcc",
  "#7d8a9f",
  "#647085",
  "#445063",
  "#2f394b",
  "#1a2231",
]

const dark: MantineColorsTuple = [
  "#e8edf5",
  "#c5cedb",
  "#a8b3c5",
  "#8592a7",
  "#3c485c",
  "#2a3547",
  "#1b2433",
  "#101722",
  "#0b111a",
  "#070b11",
]

export const INK = "#131a26"
export const PALETTE = { ribbon, gold, red, green, gray, dark }

type ShowGround = {
  sky: string
  glow: string
  far: string
  near: string
  field: string
  road: string
  backdrop: string
}

/** Backgrounds: muted colours that suit both a light page and a dark one. */
export const GROUNDS = {
  park: {
    sky: "#cfe3ee",
    glow: "#f6efd8",
    far: "#a9c9c2",
    near: "#86b09f",
    field: "#a8c08c",
    road: "#8d949b",
    backdrop:
      '<path fill="#6f9c88" d="M0 470Q40 400 95 428Q130 366 190 412Q240 392 262 470ZM930 470Q960 392 1010 420Q1050 360 1105 410Q1160 384 1200 430V470Z"/>',
  },
  fair: {
    sky: "#f1e2cf",
    glow: "#fbf4e4",
    far: "#dcc3a6",
    near: "#c9ad8f",
    field: "#c2b98a",
    road: "#98928c",
    backdrop:
      '<path fill="#f8f1e5" d="M40 470V400L140 330L240 400V470ZM960 470V390L1070 312L1180 390V470Z"/><path fill="#b4635a" d="M140 330L90 365V470H115L140 400L165 470H190V365ZM1070 312L1015 351V470H1043L1070 390L1097 470H1125V351Z" opacity=".75"/>',
  },
  sea: {
    sky: "#d5e6ee",
    glow: "#fbf6e6",
    far: "#b3ccd6",
    near: "#b3ccd6",
    field: "#dccfae",
    road: "#9a9fa5",
    backdrop:
      '<path fill="#7fa9bf" d="M0 400H1200V480H0Z"/><path fill="#eef3f3" d="M150 400L205 330V400ZM214 400V318L262 400ZM990 420L1026 372V420Z"/><path fill="#5e7f95" d="M140 406H276L258 424H160ZM982 424H1044L1034 436H990Z"/>',
  },
  town: {
    sky: "#dcd8e8",
    glow: "#f7ead9",
    far: "#b6b1c9",
    near: "#9d99b5",
    field: "#a9b39a",
    road: "#8b8f99",
    backdrop:
      '<path fill="#a7a2bd" d="M0 470V330H90V280H170V360H230V470ZM940 470V350H990V270H1060V320H1130V290H1200V470Z"/><path fill="#f3e7cf" opacity=".8" d="M24 352h16v22h-16zM58 352h16v22h-16zM24 396h16v22h-16zM108 306h16v22h-16zM138 306h16v22h-16zM108 350h16v22h-16zM1006 296h14v22h-14zM1034 296h14v22h-14zM1006 340h14v22h-14zM1150 316h14v22h-14zM1150 360h14v22h-14zM1176 316h14v22h-14z"/>',
  },
} as const satisfies Record<string, ShowGround>

export type GroundName = keyof typeof GROUNDS

const FLAG_COLOURS = ["#2f5d8c", "#f4f1ea", "#c9a24b", "#f4f1ea"]

/** Everything behind the car, as SVG. */
export function drawGround(name: GroundName): string {
  const { sky, glow, far, near, field, road, backdrop } = GROUNDS[name]
  return `<rect width="1200" height="800" fill="${sky}"/>
    <circle cx="880" cy="190" r="104" fill="${glow}"/>
    <path fill="${far}" d="M0 410Q190 320 400 390T800 370T1200 400V520H0Z"/>
    <path fill="${near}" d="M0 450Q240 390 520 440T1200 430V520H0Z"/>
    ${backdrop}
    <rect y="468" width="1200" height="332" fill="${field}"/>
    <path fill="${road}" d="M0 572H1200V720H0Z"/>
    <path stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-dasharray="70 50" d="M-20 700H1220"/>
    ${drawFlags()}`
}

function drawFlags(): string {
  const flags = Array.from({ length: 16 }, (_, index) => {
    const x = 18 + index * 75
    const y = 40 + 58 * (1 - ((x + 24 - 600) / 600) ** 2)
    return `<path fill="${FLAG_COLOURS[index % FLAG_COLOURS.length]}" d="M${x} ${y}h48l-24 56z"/>`
  })
  return `<path fill="none" stroke="#6c7079" stroke-width="3" d="M0 38Q600 158 1200 38"/>${flags.join("")}`
}

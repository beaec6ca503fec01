/** A picture in RGBA, four bytes for a point. */
export type Picture = Size & { data: Uint8ClampedArray<ArrayBuffer> }

type Size = { width: number; height: number }
/** Where something is in a picture. */
export type Box = Size & { x: number; y: number }

/** How far the middle of something in a picture is from the picture's middle, in points. */
export const distanceFromMiddle = (picture: Size, { x, y, width, height }: Box): number =>
  Math.hypot(x + width / 2 - picture.width / 2, y + height / 2 - picture.height / 2)

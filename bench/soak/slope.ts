/** The slope of the least-squares line through the points and its standard error, both per unit of x. */
export function slopeOf(points: readonly { x: number; y: number }[]): { slope: number; error: number } {
  const count = points.length
  if (count < 3) return { slope: Number.NaN, error: Number.NaN }
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / count
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)]
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread
  const rest = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  return { slope, error: Math.sqrt(rest / (count - 2) / spread) }
}

/** Whether an If-None-Match names this ETag; a weak tag is as good as a strong one there. */
export function knowsVersion(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, "")
  return ifNoneMatch?.split(",").some((each) => bare(each) === "*" || bare(each) === bare(tag)) ?? false
}

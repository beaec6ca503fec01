/** Whether an If-None-Match names this ETag; weak and strong tags are compared alike. */
export function knowsVersion(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, "")
  return ifNoneMatch?.split(",").some((each) => bare(each) === "*" || bare(each) === bare(tag)) ?? false
}

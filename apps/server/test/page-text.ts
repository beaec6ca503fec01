const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }

/** The text of a page: the words between its tags. */
export const textOf = (page: string) =>
  page
    .replace(/<[^>]*>/g, " ")
    .replace(/&([#\w]+);/g, (_, name: string) => SIGNS[name] ?? "")
    .replace(/\s+/g, " ")

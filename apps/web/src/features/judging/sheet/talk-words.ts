const LIST = new Intl.ListFormat("en", { type: "conjunction" })

/** Such as "with Ann and Bob". */
export const withJudges = (names: readonly string[]): string => `with ${LIST.format(names)}`

import { stripVTControlCharacters } from "node:util"

/** A text of the server that cannot move the cursor or change colours; line breaks become blanks. */
export const plainText = (text: string): string => stripVTControlCharacters(text).replaceAll(/\p{Control}+/gu, " ")

const START = new Map<string, string>([
  ["PK\u0003\u0004", "This is an Excel workbook or another spreadsheet: save it as CSV, and choose that file."],
  ["\u00d0\u00cf\u0011\u00e0", "This is an Excel workbook: save it as CSV, and choose that file."],
  ["%PDF", "This is a PDF: save the list as CSV where it comes from."],
  ["\u0089PNG", "This is a picture."],
  ["\u00ff\u00d8\u00ff", "This is a picture."],
  ["{\\rt", "This is a text document: save the list as CSV from a spreadsheet."],
])

const WEB_PAGE = /^\s*<(?:!doctype html|html|head|body|script|meta|!--)/i
const XML = /^\s*<\?xml/i
const JSON_TEXT = /^\s*[[{]\s*["{[]/

/** What a file is that is no list, in a sentence that says what to do; null if it may be one. */
export function otherKind(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 500))
  for (const [magic, sentence] of START) if (start.startsWith(magic)) return sentence
  const text = start.replace(/^\u00ef\u00bb\u00bf/, "")
  if (WEB_PAGE.test(text))
    return "This is a web page, perhaps of a sign-in: open the site, and download the list again."
  if (XML.test(text)) return "This is an XML file: save the list as CSV, and choose that file."
  return JSON_TEXT.test(text) ? "This is a JSON file: save the list as CSV, and choose that file." : null
}

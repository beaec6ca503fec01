/** The link to the judge login with the code filled in. The code is in the fragment, which is not sent to servers or logged. */
export const judgeLink = (address: string, accessCode: string): string =>
  `${address}/judge-login#code=${encodeURIComponent(accessCode)}`

/** The name of a judge's QR code for screen readers. */
export const qrLabel = ({ name }: { name: string }): string => `QR code that signs in ${name}`

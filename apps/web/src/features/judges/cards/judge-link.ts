/** The address that signs a judge in with their code already typed; a fragment never reaches a server or its logs. */
export const judgeLink = (address: string, accessCode: string): string =>
  `${address}/judge-login#code=${encodeURIComponent(accessCode)}`

/** What the QR code of a judge is called where nobody sees it. */
export const qrLabel = ({ name }: { name: string }): string => `QR code that signs in ${name}`

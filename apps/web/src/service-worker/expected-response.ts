type Answered = Pick<Response, "status" | "redirected" | "headers">

const typeOf = ({ headers }: Answered) => headers.get("content-type") ?? ""

/** Whether a response can be a picture of this server: the page of a captive portal comes with status 200 too. */
export const isPicture = (response: Answered): boolean =>
  response.status === 200 && !response.redirected && typeOf(response).startsWith("image/")

/** Whether a response can be this file of the product: HTML only if a page was asked for. */
export function isPart(path: string, response: Answered): boolean {
  const isPage = typeOf(response).startsWith("text/html")
  return response.status === 200 && !response.redirected && isPage === path.endsWith(".html")
}

type Answered = Pick<Response, "status" | "redirected" | "headers">

const typeOf = ({ headers }: Answered) => headers.get("content-type") ?? ""

/** Whether an answer can be a picture of this server: the page of a captive portal comes as a 200 too. */
export const isPicture = (response: Answered): boolean =>
  response.status === 200 && !response.redirected && typeOf(response).startsWith("image/")

/** Whether an answer can be this part of the product: a page only where a page was asked for. */
export function isPart(path: string, response: Answered): boolean {
  const isPage = typeOf(response).startsWith("text/html")
  return response.status === 200 && !response.redirected && isPage === path.endsWith(".html")
}

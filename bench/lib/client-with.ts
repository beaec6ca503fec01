import { type Client, createClient } from "@rosette/client"

/** A client with the session that a cookie (`name=value`) names. */
export function clientWith(url: string, cookie: string): Client {
  const equals = cookie.indexOf("=")
  const cookies = { [cookie.slice(0, equals)]: cookie.slice(equals + 1) }
  return createClient({ url, session: { read: () => cookies, write() {} } })
}

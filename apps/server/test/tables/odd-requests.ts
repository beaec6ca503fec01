import type { ErrorCode } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import type { InjectOptions } from "fastify"

export const json = { "content-type": "application/json" }
const text = (length: number) => "x".repeat(length)

/** Requests that fail before any procedure, and how they are refused. */
export const ODD_REST_REQUESTS: [what: string, request: InjectOptions & { url: string }, code: ErrorCode][] = [
  ["an unknown path", { url: "/api/nothing" }, "NOT_FOUND"],
  ["the door itself", { url: "/api" }, "NOT_FOUND"],
  ["the door with a slash", { url: "/api/" }, "NOT_FOUND"],
  ["a doubled slash in front", { url: "//api/events" }, "NOT_FOUND"],
  ["a trailing slash", { url: "/api/events/" }, "NOT_FOUND"],
  ["another case", { url: "/api/EVENTS" }, "NOT_FOUND"],
  ["a path that climbs", { url: "/api/../etc/passwd" }, "NOT_FOUND"],
  ["an encoded slash", { url: "/api%2Fevents" }, "NOT_FOUND"],
  ["a zero byte", { url: "/api/events/%00" }, "NOT_FOUND"],
  ["an ill-formed escape", { url: "/api/events/%ZZ" }, "NOT_FOUND"],
  ["half a character", { url: "/api/events/%C3" }, "NOT_FOUND"],
  ["a very long number", { url: `/api/events/${"9".repeat(400)}` }, "NOT_FOUND"],
  ["a number that is no id", { url: "/api/events/0" }, "NOT_FOUND"],
  ["a negative number", { url: "/api/events/-1" }, "NOT_FOUND"],
  ["a number beyond every id", { url: "/api/events/2147483648" }, "NOT_FOUND"],
  ["a word for a number", { url: "/api/events/__proto__" }, "NOT_FOUND"],
  ["an unknown method", { url: "/api/events", method: "PATCH" }, "NOT_FOUND"],
  ["TRACE", { url: "/api/events", method: "TRACE" as "GET" }, "NOT_FOUND"],
  ["PROPFIND", { url: "/api/events", method: "PROPFIND" as "GET" }, "NOT_FOUND"],
  ["OPTIONS", { url: "/api/events", method: "OPTIONS" }, "NOT_FOUND"],
  [
    "an unknown path with a body of another type",
    { url: "/api/nothing", method: "POST", headers: { "content-type": "image/png" }, payload: "x" },
    "NOT_FOUND",
  ],
  ["broken JSON", { url: "/api/logout", method: "POST", headers: json, payload: "{" }, "MALFORMED_JSON"],
  [
    "JSON in ill-formed UTF-8",
    { url: "/api/logout", method: "POST", headers: json, payload: Buffer.from([0x22, 0xff, 0x22]) },
    "MALFORMED_JSON",
  ],
  ["a list for a body", { url: "/api/logout", method: "POST", headers: json, payload: "[]" }, "INVALID_INPUT"],
  ["a number for a body", { url: "/api/logout", method: "POST", headers: json, payload: "7" }, "INVALID_INPUT"],
  ["null for a body", { url: "/api/logout", method: "POST", headers: json, payload: "null" }, "INVALID_INPUT"],
  [
    "a body of another type",
    { url: "/api/logout", method: "POST", headers: { "content-type": "text/plain" }, payload: "{}" },
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a body of no type",
    { url: "/api/logout", method: "POST", headers: { "content-type": "" }, payload: "{}" },
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a body of an ill-formed type",
    { url: "/api/logout", method: "POST", headers: { "content-type": "json" }, payload: "{}" },
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a form",
    {
      url: "/api/logout",
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "roles=judge",
    },
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a multipart form where JSON is meant",
    {
      url: "/api/logout",
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: "--x--",
    },
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a small call with a body over sixteen kilobytes",
    { url: "/api/logout", method: "POST", headers: json, payload: JSON.stringify(text(LIMITS.body.smallBytes)) },
    "TOO_LARGE",
  ],
  [
    "a body over one megabyte",
    { url: "/api/events", method: "POST", headers: json, payload: JSON.stringify(text(LIMITS.body.restBytes)) },
    "TOO_LARGE",
  ],
  [
    "a write from a page elsewhere",
    { url: "/api/logout", method: "POST", headers: { origin: "https://elsewhere.test" } },
    "FOREIGN_ORIGIN",
  ],
  [
    "a write from an unnamed page",
    { url: "/api/logout", method: "POST", headers: { origin: "null" } },
    "FOREIGN_ORIGIN",
  ],
  [
    "a write that a browser calls cross-site",
    { url: "/api/logout", method: "POST", headers: { "sec-fetch-site": "cross-site" } },
    "FOREIGN_ORIGIN",
  ],
  [
    "a write from a sister site",
    { url: "/api/logout", method: "POST", headers: { "sec-fetch-site": "same-site" } },
    "FOREIGN_ORIGIN",
  ],
]

/** Invalid uploads by a person who may upload. */
export const ODD_UPLOADS: [what: string, headers: Record<string, string>, payload: string, code: ErrorCode][] = [
  ["JSON where a multipart form is meant", json, "{}", "UNSUPPORTED_MEDIA_TYPE"],
  ["an upload without a boundary", { "content-type": "multipart/form-data" }, "x", "INVALID_INPUT"],
  [
    "an upload that breaks off",
    { "content-type": "multipart/form-data; boundary=x" },
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nPNG',
    "INVALID_INPUT",
  ],
  [
    "an upload without an image",
    { "content-type": "multipart/form-data; boundary=x" },
    '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n--x--\r\n',
    "INVALID_INPUT",
  ],
]

export const ODD_TRPC_REQUESTS: typeof ODD_REST_REQUESTS = [
  ["an unknown procedure", { url: "/trpc/judge.nothing" }, "NOT_FOUND"],
  ["no procedure", { url: "/trpc" }, "NOT_FOUND"],
  ["a word every object knows", { url: "/trpc/constructor" }, "NOT_FOUND"],
  ["a prototype", { url: "/trpc/judge.__proto__" }, "NOT_FOUND"],
  ["an escape that hides another", { url: "/trpc/%25zz" }, "NOT_FOUND"],
  ["a path below a procedure", { url: "/trpc/judge.login/more" }, "NOT_FOUND"],
  ["a mutation asked for by GET", { url: "/trpc/session.logout" }, "NOT_FOUND"],
  [
    "a query asked for by POST",
    { url: "/trpc/organizer.events", method: "POST", headers: json, payload: "{}" },
    "NOT_FOUND",
  ],
  ["PUT", { url: "/trpc/session.logout", method: "PUT" }, "NOT_FOUND"],
  ["TRACE", { url: "/trpc/organizer.events", method: "TRACE" as "GET" }, "NOT_FOUND"],
  ["broken JSON", { url: "/trpc/session.logout", method: "POST", headers: json, payload: "{" }, "MALFORMED_JSON"],
  [
    "broken JSON in the address",
    { url: "/trpc/judge.login?input={", method: "POST", headers: json, payload: "{" },
    "MALFORMED_JSON",
  ],
  [
    "JSON in ill-formed UTF-8",
    { url: "/trpc/session.logout", method: "POST", headers: json, payload: Buffer.from([0x22, 0xff, 0x22]) },
    "MALFORMED_JSON",
  ],
  [
    "a list for an input",
    { url: "/trpc/session.logout", method: "POST", headers: json, payload: "[]" },
    "INVALID_INPUT",
  ],
  [
    "a number for a batch",
    { url: "/trpc/session.logout?batch=1", method: "POST", headers: json, payload: "7" },
    "INVALID_INPUT",
  ],
  [
    "a multipart form",
    {
      url: "/trpc/session.logout",
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: "--x--",
    },
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "bytes",
    {
      url: "/trpc/session.logout",
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      payload: "x",
    },
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a body over 256 kilobytes",
    {
      url: "/trpc/organizer.createEvent",
      method: "POST",
      headers: json,
      payload: JSON.stringify(text(LIMITS.body.trpcBytes)),
    },
    "TOO_LARGE",
  ],
  [
    "more calls than a batch may hold",
    {
      url: `/trpc/${Array(LIMITS.body.batchedCalls + 1)
        .fill("session.current")
        .join(",")}?batch=1`,
    },
    "TOO_LARGE",
  ],
  [
    "a write from a page elsewhere",
    { url: "/trpc/session.logout", method: "POST", headers: { origin: "https://elsewhere.test" } },
    "FOREIGN_ORIGIN",
  ],
  [
    "a write that a browser calls cross-site",
    { url: "/trpc/session.logout", method: "POST", headers: { "sec-fetch-site": "cross-site" } },
    "FOREIGN_ORIGIN",
  ],
]

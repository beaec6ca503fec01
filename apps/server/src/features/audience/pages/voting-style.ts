import { createHash } from "node:crypto"
import { PAGE_STYLE } from "../../../kernel/pages/page-style.ts"

/** What the voting page has beside the style of all public pages: fields, buttons, and large numbers to choose from. */
const OWN = `
.voting{overflow-wrap:anywhere}
.voting form{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;margin:0}
.voting form+form{margin-top:1rem}
.voting label{display:grid;gap:.375rem;font-weight:600}
.voting input{min-height:3rem;width:100%;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--ground);color:var(--ink);font:inherit;font-size:1.25rem}
.voting input[name=code]{letter-spacing:.08em;text-transform:uppercase}
.voting input:focus-visible,.voting button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.voting h1:focus{outline:none}
.voting .narrow{max-width:30rem}
.voting [role=alert]{margin:0;padding:.75rem 1rem;border-inline-start:4px solid var(--won-edge);background:var(--won)}
.voting [role=alert]:empty{display:none}
.voting [role=status]{margin:0}
.voting [role=status]:empty{display:none}
.voting [aria-busy] button{opacity:.55}
.voting .notice{margin-bottom:1.25rem}
.voting .again{margin-top:1.5rem}
.voting .chosen{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem;margin-bottom:1rem}
.voting .chosen p{flex:1 1 14rem}
.voting .find{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:end;gap:.75rem;max-width:30rem}
.voting .way{padding-inline:1.25rem}
.voting .way.main{border-color:var(--main);background:var(--main);color:#fff}
.ballot{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,10.5rem),1fr));gap:.75rem}
.ballot button{display:grid;align-content:start;gap:.25rem;width:100%;height:100%;min-height:2.75rem;padding:0 0 .75rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card);color:var(--ink);font:inherit;text-align:start;overflow:hidden;overflow-wrap:anywhere;cursor:pointer}
.ballot button>*{padding-inline:.75rem}
.ballot img{width:100%;height:auto;aspect-ratio:3/2;padding:0;object-fit:cover;background:var(--pressed)}
.ballot .number,.pick .number{font-size:2rem;font-weight:700;line-height:1.15}
.ballot button>.number:first-child{margin-top:.75rem}
.ballot .owner{clip-path:none;margin:0;font-size:.9375rem}
.ballot .choose{margin-top:.25rem;color:var(--accent);font-weight:600}
.ballot .mine{border:2px solid var(--main)}
.pick img{width:100%;max-width:36rem;height:auto;aspect-ratio:3/2;border-radius:.75rem;object-fit:cover}
@media (hover:hover){.ballot button:hover{background:var(--pressed)}}
@media (max-width:23rem){.ballot{grid-template-columns:1fr}}
`

export const VOTING_STYLE = PAGE_STYLE + OWN.replaceAll("\n", "")

const VERSION = createHash("sha256").update(VOTING_STYLE).digest("base64url").slice(0, 8)

/** With a digest, so that a new page is never shown with an old style. */
export const VOTING_STYLE_PATH = `/v/style-${VERSION}.css`

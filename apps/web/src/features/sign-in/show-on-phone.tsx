import classes from "./show-on-phone.module.css"

/**
 * The show in small, for below a form on a phone. In the markup and no file, it is there with the first paint of the page. Decorative.
 */
export const ShowOnPhone = () => (
  <svg viewBox="0 452 900 508" className={classes.show} aria-hidden="true">
    <path d="M0 450h900v520H0z" fill="var(--show-sky)" />
    <path d="M610 534a46 46 0 1 0 .1 0z" fill="var(--show-sun)" />
    <path d="M0 662Q150 592 320 636T640 630T900 628V760H0z" fill="var(--show-far)" />
    <path d="M0 700Q200 650 420 690T900 676V760H0z" fill="var(--show-near)" />
    <path d="M0 712h900v140H0z" fill="var(--show-field)" />
    <path
      d="M60 752v-72l85-64 85 64v72zM668 752v-72l85-64 85 64v72zM94 473l44 4-22 50zM244 485l44 2-22 50zM394 491h44l-22 50zM544 490l44 -2-22 50zM694 482l44 -3-22 50zM844 469l44 -5-22 50z"
      fill="var(--show-cream)"
    />
    <path
      d="M145 616l-85 64h42zm0 0v64h43zM60 680h170v10H60zM19 464l44 6-22 50zM319 489l44 1-22 50zM619 487l44 -2-22 50z"
      fill="var(--show-blue)"
    />
    <path
      d="M753 616l-85 64h42zm0 0v64h43zM668 680h170v10H668zM169 480l44 3-22 50zM469 491l44 -1-22 50zM769 476l44 -4-22 50z"
      fill="var(--show-pale)"
    />
    <path d="M118 752v-51h54v51zM726 752v-51h54v51z" opacity="0.16" />
    <path d="M0 836h900v140H0z" fill="var(--show-road)" />
    <path d="M0 462q450 58 900 0" fill="none" stroke="var(--show-string)" strokeWidth="3" />
    <g transform="translate(-6 433) scale(.76)">
      <path d="M120 656q480-40 960 0q-480 40-960 0z" opacity="0.16" />
      <path
        d="M134 610L130 500Q134 478 172 472L250 464L428 378Q466 362 560 362Q624 362 694 460L990 468Q1054 474 1062 520L1064 610Z"
        fill="var(--show-blue)"
      />
      <path d="M132 556h931l1 54H134z" opacity="0.16" />
      <path d="M131 519h931v7H131z" fill="var(--show-cream)" />
      <path d="M132 496h18v34h-18z" fill="var(--show-lamp)" />
      <path
        d="M366 456l80-60q24-12 94-12v72zM558 384q56 2 98 72h-98z"
        fill="var(--show-glass)"
        stroke="var(--show-frame)"
        strokeWidth="7"
      />
      <path
        d="M232 580a80 80 0 1 1 160 0a80 80 0 1 1-160 0zM810 580a80 80 0 1 1 160 0a80 80 0 1 1-160 0z"
        fill="var(--show-tyre)"
      />
      <path
        d="M264 580a48 48 0 1 1 96 0a48 48 0 1 1-96 0zM842 580a48 48 0 1 1 96 0a48 48 0 1 1-96 0z"
        fill="var(--show-hub)"
        stroke="var(--show-rim)"
        strokeWidth="8"
      />
      <path
        d="M302 580a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM880 580a10 10 0 1 1 20 0a10 10 0 1 1-20 0z"
        fill="var(--show-tyre)"
      />
    </g>
  </svg>
)

import classes from "./truck.module.css"

const RUBBER = "#1d2128"

const Wheel = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 592)`}>
    <circle r="68" fill={RUBBER} />
    <circle r="50" className={classes.white} />
    <circle r="36" className={classes.chrome} />
  </g>
)

/** A pickup at a show, drawn like the other cars. */
export const Truck = (box: { x: number; y: number; width: number; height: number }) => (
  <svg viewBox="60 240 1080 480" preserveAspectRatio="xMidYMid slice" {...box} aria-hidden="true">
    <path d="M0 0H1200V560H0z" className={classes.sky} />
    <circle cx="930" cy="360" r="70" className={classes.sun} />
    <path d="M0 480Q200 400 420 462T860 446T1200 466V580H0z" className={classes.hills} />
    <path d="M0 566H1200V900H0z" className={classes.ground} />
    <path d="M190 540H1010V630H190zM110 646h980v16H110z" fill={RUBBER} />
    <path
      d="M130 604 124 556V472Q124 460 138 459L512 457 542 356Q550 334 578 333L702 333Q730 334 744 352L804 450 1000 464Q1050 470 1060 502L1064 560 1056 604H964A78 78 0 0 0 812 604H388A78 78 0 0 0 236 604z"
      className={classes.paint}
    />
    <path
      d="M126 524H1062L1064 560 1060 572H955A78 78 0 0 0 821 572H379A78 78 0 0 0 245 572H128L124 556z"
      className={classes.white}
    />
    <path
      d="M550 446 576 366Q580 356 592 356H640V446zM660 356H706Q722 357 730 370L772 446H660z"
      fill="#24364f"
      className={classes.trim}
    />
    <path
      d="M518 462 520 600M650 446V596M796 456Q806 520 800 590M664 484H704"
      stroke="#000"
      strokeOpacity=".3"
      strokeWidth="5"
    />
    <path d="M110 582q0-8 8-8h76v22h-72q-12 0-12-14zM990 574h82q10 0 10 12t-12 12h-80z" className={classes.chrome} />
    <path d="M124 486h18v36h-18z" fill="#c23b34" />
    <circle cx="1042" cy="508" r="17" fill="#fff6d8" className={classes.trim} />
    <Wheel x={312} />
    <Wheel x={888} />
  </svg>
)

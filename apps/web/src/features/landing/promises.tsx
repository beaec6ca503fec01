import classes from "./landing-screen.module.css"

const PROMISES = ["Works without a signal", "No app to install", "Every place explained"]

/** What sets the product apart, in nine words. */
export const Promises = () => (
  <ul className={classes.promises}>
    {PROMISES.map((promise) => (
      <li key={promise}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 12 5 5L20 7" />
        </svg>
        {promise}
      </li>
    ))}
  </ul>
)

/** What a judge and the organizer read of a submitted sheet whose judge has stepped aside. */
export const SET_ASIDE = "Stepped aside: kept, does not count"

/** A criterion that submitted sheets lack. */
export type LackedCriterion = { id: number; name: string }

export const leaveOutText = ({ name }: LackedCriterion): string => `Leave ${name} out of the percent`

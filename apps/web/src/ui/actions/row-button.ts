/** The size of a row's buttons with a mouse; 44 px for touch and on a phone. */
export const ROW_BUTTON_PX = 36

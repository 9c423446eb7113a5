/** The steps of sending that stand in the address, as `?step=`. */
export type SendStep = 'pick' | 'review' | 'confirm';

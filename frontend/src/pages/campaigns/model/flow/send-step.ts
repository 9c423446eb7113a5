/** The steps of sending that are in the address, as `?step=`. */
export type SendStep = 'pick' | 'review' | 'confirm';

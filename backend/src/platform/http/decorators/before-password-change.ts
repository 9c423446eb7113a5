import { SetMetadata } from '@nestjs/common';

export const BEFORE_PASSWORD_CHANGE = 'recruit:before-password-change';

/** Also allows users whose password was set by an operator and has to be changed first. */
export const BeforePasswordChange = () => SetMetadata(BEFORE_PASSWORD_CHANGE, true);

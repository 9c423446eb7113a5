/** The plain role of the embedded database that the running application works as. */
export const APP_ROLE = 'recruit_app';

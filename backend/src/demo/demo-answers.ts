/** How the messages begin that come back, in turn. */
export const demoAnswers = {
  human: [
    'Thanks for reaching out, Marcus. I like how the ball comes out on the second clip. Send me your spring schedule.',
    'Good film. Are you coming to our camp in June? I would like to see you throw live.',
    'We are set at your position this year, but keep us posted on your senior season.',
    'Marcus, please fill out our questionnaire and send me your transcript when you can.',
    'Appreciate you writing. What other schools are you talking to, and what do you want to study?',
    'I will be in Austin in two weeks. Who is the best person at your school to set up a visit with?',
  ],
  machine: ['I am out of the office until Monday. For camps please write to our operations staff.'],
};

import { useState } from 'react';
import { emptyBirthDate, isTooYoung } from '../model/birth-date';
import { turnedAway } from '../model/turned-away';
import { AccountStep } from './account-step';
import { BirthDateStep } from './birth-date-step';
import { TurnedAwayNote } from './turned-away-note';

/** First the birth date, which is sent only with the finished sign-up; then the account. */
export function SignUpForm() {
  const [typed, setTyped] = useState(emptyBirthDate);
  const [birthdate, setBirthdate] = useState<string | null>(null);
  const [wasTurnedAway] = useState(turnedAway.read);
  const [isTurnedAway, setIsTurnedAway] = useState(wasTurnedAway);

  function turnAway(): void {
    turnedAway.keep();
    setIsTurnedAway(true);
  }

  function decide(date: string): void {
    if (isTooYoung(date, new Date())) turnAway();
    else setBirthdate(date);
  }

  if (isTurnedAway) return <TurnedAwayNote isAnswer={!wasTurnedAway} />;
  if (birthdate === null) return <BirthDateStep value={typed} onChange={setTyped} onDone={decide} />;
  return <AccountStep birthdate={birthdate} onTooYoung={turnAway} />;
}

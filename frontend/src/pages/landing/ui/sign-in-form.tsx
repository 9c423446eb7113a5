import { lazy, Suspense, useState } from 'react';
import type { SecondStep } from '../model/second-step';
import { useWelcome } from '../model/use-welcome';
import { PasswordForm } from './password-form';

const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form')).SecondStepForm }));

/** The password or a passkey; then the second step when one is required. */
export function SignInForm() {
  const [step, setStep] = useState<SecondStep | null>(null);
  const { returnTo, welcome } = useWelcome();
  if (step === null) return <PasswordForm returns={returnTo !== null} onDone={welcome} onStep={setStep} />;
  return (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <SecondStepForm step={step} onDone={welcome} onBack={() => setStep(null)} />
    </Suspense>
  );
}

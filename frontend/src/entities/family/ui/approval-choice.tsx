import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type Approval, approvalChoices } from '../model/approval-choices';

interface ApprovalChoiceProps {
  athlete: string;
  value: Approval;
  disabled?: boolean;
  onChoose: (value: Approval) => void;
}

/** Which emails a guardian reads before they are sent. */
export function ApprovalChoice({ athlete, value, disabled = false, onChoose }: ApprovalChoiceProps) {
  return (
    <FormControl disabled={disabled}>
      <FormLabel sx={{ fontWeight: 600, color: 'text.primary', mb: 0.5 }}>Approve before an email is sent</FormLabel>
      <RadioGroup value={value} onChange={(_, chosen) => onChoose(chosen as Approval)}>
        {approvalChoices.map(({ value: choice, label, note }) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mr: 0, py: 0.5, '& .MuiRadio-root': { pt: 0.5 } }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {label}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {note(athlete)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

import { useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { FileDrop } from '@/shared/ui/file-drop';

interface StatFilePickerProps {
  file: File | null;
  problems: readonly string[];
  disabled: boolean;
  onPick: (file: File) => void;
}

/** Which file, and what is wrong with it by line and field. */
export function StatFilePicker({ file, problems, disabled, onPick }: StatFilePickerProps) {
  const id = useId();
  const wrong = problems.length > 0;
  return (
    <div>
      <FileDrop
        label="Stat text file"
        accept=".txt,text/plain"
        title={file?.name ?? 'Choose a stat file or drop it here'}
        hint={file === null ? 'The .txt file that your team exported for MaxPreps' : 'Press to choose another'}
        disabled={disabled}
        {...(wrong && { problemsId: id })}
        onPick={onPick}
      />
      <Box id={id} role={wrong ? 'alert' : undefined}>
        {problems.map((problem) => (
          <FormHelperText error key={problem} sx={{ mx: 0, overflowWrap: 'anywhere' }}>
            {problem}
          </FormHelperText>
        ))}
      </Box>
    </div>
  );
}

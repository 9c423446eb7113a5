import { type ChangeEvent, useId } from 'react';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';

interface StatFilePickerProps {
  file: File | null;
  problems: readonly string[];
  disabled: boolean;
  onPick: (file: File) => void;
}

const unseen = { position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' } as const;

/** Which file, and what is wrong with it by line and field. */
export function StatFilePicker({ file, problems, disabled, onPick }: StatFilePickerProps) {
  const id = useId();

  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const [picked] = target.files ?? [];
    if (picked) onPick(picked);
    // The same file, mended, can then be chosen again.
    target.value = '';
  }

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, position: 'relative' }}>
        <Button
          component="label"
          variant="outlined"
          startIcon={<UploadFile />}
          disabled={disabled}
          tabIndex={-1}
          sx={{
            minHeight: 44,
            '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          {file === null ? 'Choose file' : 'Choose another file'}
          <Box
            component="input"
            type="file"
            accept=".txt,text/plain"
            aria-label="Stat text file"
            aria-describedby={id}
            aria-invalid={problems.length > 0}
            disabled={disabled}
            onChange={onChange}
            sx={unseen}
          />
        </Button>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {file?.name ?? 'The .txt file that your team exported for MaxPreps'}
        </Typography>
      </Box>
      <Box id={id} role={problems.length > 0 ? 'alert' : undefined}>
        {problems.map((problem) => (
          <FormHelperText error key={problem} sx={{ mx: 0, overflowWrap: 'anywhere' }}>
            {problem}
          </FormHelperText>
        ))}
      </Box>
    </div>
  );
}

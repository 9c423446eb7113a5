import { useState } from 'react';
import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LabeledField } from '@/shared/ui/labeled-field';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { onListKey } from '../../model/suggestions/on-list-key';
import type { SuggestionSummary } from '../../model/suggestions/suggestion';
import { suggestionWords } from '../../model/suggestions/suggestion-words';
import { useDecideSuggestions } from '../../model/suggestions/use-decide-suggestions';
import { type SuggestionList, useSuggestionList } from '../../model/suggestions/use-suggestion-list';
import { SuggestionItem } from './suggestion-item';

/** Pages of coaches that athletes offered to everyone, school by school. */
export function SuggestionsTab() {
  const list = useSuggestionList();
  return (
    <>
      <Filters list={list} />
      <Queue list={list} />
    </>
  );
}

function Filters({ list }: { list: SuggestionList }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 1.5 }}>
      <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}>
        <LabeledField
          label="Search schools"
          type="search"
          autoComplete="off"
          value={list.typed}
          onChange={({ target }) => list.type(target.value)}
          inputProps={{ maxLength: 100 }}
        />
      </Box>
      <Chip
        component="button"
        type="button"
        clickable
        label="Address outside the school’s domains"
        aria-pressed={list.outside}
        color={list.outside ? 'primary' : 'default'}
        variant={list.outside ? 'filled' : 'outlined'}
        onClick={() => list.showOutside(!list.outside)}
      />
    </Box>
  );
}

function Queue({ list }: { list: SuggestionList }) {
  const { schools, error, retry } = list;
  if (schools === undefined && error !== undefined) {
    return <ErrorState title="The suggestions could not be loaded" error={error} onRetry={retry} />;
  }
  if (schools === undefined) return <SkeletonList rows={4} rowHeight={96} label="Loading suggestions" />;
  if (schools.length === 0) {
    const isFiltered = list.typed.trim() !== '' || list.outside;
    return (
      <Card sx={{ p: list.back === null ? 0 : 2 }}>
        <EmptyState icon={<Inbox />} title={isFiltered ? 'No suggestion matches' : 'Nothing to decide'}>
          {isFiltered ? 'Clear the search or the filter to see the others.' : 'Coaches that athletes offer to everyone appear here.'}
        </EmptyState>
        <Pages list={list} />
      </Card>
    );
  }
  return <Schools list={list} schools={schools} />;
}

interface ChoiceBarProps {
  total: number;
  chosen: number;
  shown: number;
  deciding: boolean;
  onToggleAll: () => void;
  onAccept: () => void;
}

function ChoiceBar({ total, chosen, shown, deciding, onToggleAll, onAccept }: ChoiceBarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
        {total === 1 ? '1 school' : `${total} schools`}, {chosen} chosen
      </Typography>
      <Button size="small" color="inherit" onClick={onToggleAll}>
        {chosen === shown ? 'Choose none' : `Choose these ${shown}`}
      </Button>
      <Button size="small" variant="contained" disabled={chosen === 0 || deciding} onClick={onAccept}>
        Accept chosen
      </Button>
    </Box>
  );
}

/** Which schools are ticked, and accepting some of them after a question. */
function useAccepting(schools: readonly SuggestionSummary[]) {
  const decisions = useDecideSuggestions();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly SuggestionSummary[] | null>(null);
  const chosen = schools.filter(({ id }) => ticked.has(id));
  const tick = (id: string, on: boolean) => setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id)));
  const toggleAll = () => setTicked(new Set(chosen.length === schools.length ? [] : schools.map(({ id }) => id)));
  async function confirm(suggestions: readonly SuggestionSummary[]): Promise<void> {
    await decisions.acceptAll(suggestions);
    setAsked(null);
    setTicked(new Set());
  }
  return { decisions, chosen, ticked, tick, toggleAll, asked, setAsked, confirm };
}

function Question({ accepting: { asked, decisions, confirm, setAsked } }: { accepting: ReturnType<typeof useAccepting> }) {
  if (asked === null) return null;
  return (
    <ConfirmDialog
      open
      title={asked.length === 1 ? 'Accept this school?' : `Accept ${asked.length} schools?`}
      confirmLabel="Accept"
      pending={decisions.deciding}
      onConfirm={() => void confirm(asked)}
      onClose={() => setAsked(null)}
    >
      {suggestionWords.bulk(asked)}
    </ConfirmDialog>
  );
}

function Schools({ list, schools }: { list: SuggestionList; schools: readonly SuggestionSummary[] }) {
  const accepting = useAccepting(schools);
  const [opened, setOpened] = useState<string | null>(null);
  const { decisions, chosen, ticked, tick, toggleAll, setAsked } = accepting;
  const counts = { total: list.total, chosen: chosen.length, shown: schools.length, deciding: decisions.deciding };
  return (
    <>
      <ChoiceBar {...counts} onToggleAll={toggleAll} onAccept={() => setAsked(chosen)} />
      <KeyHelp />
      <Box component="ul" aria-label="Suggestions" onKeyDown={onListKey} sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {schools.map((suggestion) => (
          <SuggestionItem
            key={suggestion.id}
            suggestion={suggestion}
            open={opened === suggestion.id}
            ticked={ticked.has(suggestion.id)}
            decisions={decisions}
            onToggle={() => setOpened(opened === suggestion.id ? null : suggestion.id)}
            onTick={(now) => tick(suggestion.id, now)}
            onAcceptAll={(detail) => setAsked([detail])}
          />
        ))}
      </Box>
      <Pages list={list} />
      <Question accepting={accepting} />
    </>
  );
}

function KeyHelp() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Keys in the list: <kbd>j</kbd> or <kbd>↓</kbd> next, <kbd>k</kbd> or <kbd>↑</kbd> back, <kbd>Enter</kbd> opens, <kbd>x</kbd> chooses.
    </Typography>
  );
}

function Pages({ list: { back, forward } }: { list: SuggestionList }) {
  if (back === null && forward === null) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
      <Button color="inherit" variant="outlined" disabled={back === null} onClick={() => back?.()}>
        Previous schools
      </Button>
      <Button color="inherit" variant="outlined" disabled={forward === null} onClick={() => forward?.()}>
        Next schools
      </Button>
    </Box>
  );
}

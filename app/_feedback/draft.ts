/** What a reader left on a page: their vote, and a comment that was not sent yet. Kept in storage, so that nothing is lost. */
export interface Draft {
  rating: 0 | 1 | null;
  /** the vote that the site has */
  sentRating: 0 | 1 | null;
  /** whether the form was open */
  isOpen: boolean;
  comment: string;
  section?: { hash: string; title: string } | undefined;
  /** of a message that was sent, but not answered */
  id?: string | undefined;
}

export const emptyDraft: Draft = { rating: null, sentRating: null, isOpen: false, comment: '' };

/** Also read by app/_enhance/feedback.ts, to know whether there is a draft. */
const storageKey = 'feedback';
/** Votes of pages that were visited longest ago are forgotten. */
const mostPages = 100;

function readAll(): Record<string, Draft> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, Draft>) : {};
  } catch {
    // storage is blocked, or holds something else
    return {};
  }
}

export function readDraft(page: string): Draft {
  return { ...emptyDraft, ...readAll()[page] };
}

export function writeDraft(page: string, draft: Draft): void {
  const { [page]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(1 - mostPages);
  const isEmpty = draft.sentRating === null && !draft.isOpen;
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify(Object.fromEntries(isEmpty ? kept : [...kept, [page, draft]])),
    );
  } catch {
    // storage is blocked: the draft then lasts as long as the page
  }
}

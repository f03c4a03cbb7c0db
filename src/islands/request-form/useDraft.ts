import { useLayoutEffect, useState, type RefObject } from 'react';
import { emptyDraft, type Draft } from '#lib/request/draft.ts';
import { makeReference } from '#lib/request/reference.ts';
import type { RequestForm } from '#lib/request/request-form.ts';
import { fillEmptyBoxes, keepDraft, readDraft, readValues } from './stored-draft.ts';

/**
 * What is typed in a form, kept in this tab with each change. The boxes belong to the page (uncontrolled), so that
 * nothing typed before the code arrived is lost; the draft follows them. On the first run in the browser
 * a kept draft fills the boxes that are still empty, and the request gets its reference number.
 */
export function useDraft(
  form: Pick<RequestForm, 'id' | 'fields'>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);

  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(form.id, next);
  };

  useLayoutEffect(() => {
    if (!element.current) return;
    const kept = readDraft(form.id, form.fields);
    fillEmptyBoxes(element.current, kept.values);
    keep({
      reference: kept.reference || makeReference(),
      values: readValues(element.current, form.fields),
    });
    // Runs once: the form of a page never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    draft,
    /** Takes over what now stands in the boxes. */
    follow: () => {
      if (element.current) keep({ ...draft, values: readValues(element.current, form.fields) });
    },
    /** Forgets everything; what comes next is a new request with its own reference number. */
    forget: () => keep({ reference: makeReference(), values: {} }),
    /** Forgets what was kept in this tab but leaves the number on screen: the request has been sent. */
    finish: () => keepDraft(form.id, emptyDraft),
  };
}

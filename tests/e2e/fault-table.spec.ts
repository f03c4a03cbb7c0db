import { expect, type Browser } from '@playwright/test';
import {
  fillIn,
  listReceived,
  readReference,
  requestBox,
  requestForms,
  sendButton,
  type RequestFormPage,
} from '../support/request-forms.ts';
import { requestFaults, type Fault } from '../support/request-faults.ts';
import { test } from '../support/test.ts';

/** Sends one form during one fault. Sends the form again if a notice reports a failure. Returns counts of what went wrong. */
async function meet(browser: Browser, form: RequestFormPage, fault: Fault) {
  const wrong = { lost: 0, falseSuccess: 0, otherReference: 0 };
  const context = await browser.newContext({ baseURL: 'http://localhost:4321', serviceWorkers: 'block' });
  try {
    await fault.prepare?.(context);
    let page = await context.newPage();
    const success = () => page.getByRole('heading', { name: form.success, exact: true });
    await page.goto(form.path);
    const mark = crypto.randomUUID();
    const words = `${mark} ɛ ɔ 😀 <b>"&"</b>\n${fault.answer ? `[answer: ${fault.answer}]` : 'Please'}`;
    await fillIn(page, form, words);
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await fault.before?.(page);
    await sendButton(page).click();
    await fault.during?.(page);

    let reference: string | undefined;
    if (fault.says) {
      const notice = page.getByRole('alert');
      await expect(notice.or(success())).toBeVisible();
      const isSent = (await success().count()) > 0;
      // A browser may itself send a dropped request again. Then the heading of success is true.
      if (isSent && fault.answer !== 'dropped once') return { ...wrong, falseSuccess: 1 };
      if (!isSent) {
        await expect(notice).toContainText(fault.says);
        expect(await listReceived(context.request, mark), fault.name).toHaveLength(fault.copies ?? 1);
        reference = await readReference(page);
        page = (await fault.after?.(page, form.path)) ?? page;
        if ((await requestBox(page).inputValue()) !== words) wrong.lost += 1;
        await sendButton(page).click();
      }
    }
    await expect(success()).toBeFocused();
    reference ??= await readReference(page);
    const copies = await listReceived(context.request, mark);
    if (copies.length === 0) wrong.falseSuccess += 1;
    if (copies.some((copy) => copy['request'] !== words)) wrong.lost += 1;
    wrong.otherReference += copies.filter((copy) => copy['reference'] !== reference).length;
    if (!fault.says) expect(copies.length, fault.name).toBe(fault.copies ?? 1);
  } finally {
    await context.close();
  }
  return wrong;
}

test(
  'no fault loses a request or makes a page falsely say "sent"',
  { tag: '@nightly' },
  async ({ browser }) => {
    // The forms run at the same time.
    test.setTimeout(600_000);
    const tables = requestForms.map((form) => ({
      form,
      faults: requestFaults,
    }));
    const sum = { lost: 0, falseSuccess: 0, otherReference: 0 };
    const failed: string[] = [];
    await Promise.all(
      tables.map(async ({ form, faults }) => {
        for (const fault of faults) {
          try {
            const wrong = await meet(browser, form, fault);
            for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += wrong[key];
            if (Object.values(wrong).some((count) => count > 0)) failed.push(`${form.path}, ${fault.name}`);
          } catch (error) {
            failed.push(`${form.path}, ${fault.name}: ${String(error)}`);
          }
        }
      }),
    );
    const met = tables.reduce((count, { faults }) => count + faults.length, 0);
    console.log(
      `figures: fault table, ${met} faults over ${tables.length} forms: ${sum.lost} words lost, ` +
        `${sum.falseSuccess} false successes, ${sum.otherReference} copies without the same reference`,
    );
    expect(failed).toEqual([]);
    expect(sum).toEqual({ lost: 0, falseSuccess: 0, otherReference: 0 });
  },
);

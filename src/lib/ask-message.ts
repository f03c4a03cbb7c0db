/**
 * A ready-made message that asks how to do something. `wish` goes on after "Hello," ('I would like to volunteer as ...'):
 * it stands in the text as well as in the subject, which only e-mail has.
 */
export function askMessage(wish: string, question: string): { subject: string; body: string } {
  return { subject: wish, body: `Hello, ${wish}. ${question} My name is: ` };
}

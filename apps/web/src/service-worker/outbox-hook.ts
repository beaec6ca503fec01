/**
 * Background sync with no page open: the place to send what waits without one. The sheets stay where they are until a
 * page is opened, which sends them.
 */
export async function sendWithoutPage(): Promise<void> {}

/** Read by the server, which sends the page in that language before anything is drawn. */
const COOKIE = 'chalet-language';
const YEAR = 365 * 24 * 60 * 60;

/** Keeps the language that was chosen here, for a year. */
export function keepLanguage(code: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${code}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}

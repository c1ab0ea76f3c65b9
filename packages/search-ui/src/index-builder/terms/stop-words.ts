/**
 * Words that hold a sentence together and say nothing of what it is about, folded: "how do I …" asks for what follows. They are
 * found, at a fraction of the weight, and no record is worse for lacking one. By the language of the locale.
 */
const STOP_WORDS: Record<string, Set<string>> = {
  en: wordsOf(`a an and are as at be but by can could did do does for from had has have how i if in into is it its me my of on
    or our should so than that the their them then there these they this those to via was we were what when where which who why
    will with would you your`),
  fr: wordsOf(`a ai au aux avec c ce ces cet cette comment d dans de des du elle elles en est et etre il ils j je l la le les
    leur leurs lors m ma mais me mes mon n ne nos notre nous on ont ou par pas pour pourquoi qu quand que quel quelle quels
    quelles qui s sa se ses si son sont sur t ta te tes ton tu un une vos votre vous y`),
};

function wordsOf(list: string): Set<string> {
  return new Set(list.split(/\s+/));
}

/** Whether a folded term is one of them in the language of a locale; none is in languages that are not listed. */
export function stopWordsOf(locale: string): (term: string) => boolean {
  const words = STOP_WORDS[languageOf(locale)];
  return (term) => words?.has(term) ?? false;
}

/** `fr` of `fr-CA`. */
export const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? '';

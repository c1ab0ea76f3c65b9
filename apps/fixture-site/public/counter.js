// A script of the site's own, as its configuration may name one.
document.documentElement.dataset.counted = '';

throw new Error('No such luck');

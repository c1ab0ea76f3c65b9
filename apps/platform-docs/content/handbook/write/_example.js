import http from 'node:http';

const server = http.createServer((request, response) => {
  response.end('Hello');
});

// #region listen
server.listen(8080, () => {
  console.log('http://localhost:8080');
});
// #endregion

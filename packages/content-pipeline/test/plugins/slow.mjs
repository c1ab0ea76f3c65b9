export default () => async () => {};

export default function syntax() {
  this.data().micromarkExtensions = [{}];
}

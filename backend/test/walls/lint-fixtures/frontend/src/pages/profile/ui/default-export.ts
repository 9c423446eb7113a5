// Breaks: exports have names.
export default 'profile';

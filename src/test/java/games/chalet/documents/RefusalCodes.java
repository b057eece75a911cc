package games.chalet.documents;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * The codes of all refusals in the code, read from its source: from whatever makes a refusal, and
 * from the callers of methods that make one of a code that they are given.
 */
final class RefusalCodes {

  /** Which argument of their constructors is the code. */
  private static final Map<String, Integer> REFUSALS =
      Map.of("Refusal", 0, "RefusedException", 1, "Unsubscribed", 2);

  private static final Path SOURCES = Path.of("src/main/java/games/chalet");

  private RefusalCodes() {}

  /** The codes by the folder in which they are: {@code rules/<game>}, or empty for the server's. */
  static Map<String, Set<String>> byFolder() throws IOException {
    Map<String, Set<String>> codes = new TreeMap<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.walk(SOURCES)) {
      List<Path> java = sources.filter(path -> path.toString().endsWith(".java")).toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(java));
      for (CompilationUnitTree unit : task.parse()) {
        Path path = SOURCES.toAbsolutePath().relativize(Path.of(unit.getSourceFile().toUri()));
        codes.computeIfAbsent(folder(path), folder -> new TreeSet<>()).addAll(inFile(unit));
      }
    }
    codes.values().removeIf(Set::isEmpty);
    return codes;
  }

  private static String folder(Path path) {
    return path.startsWith("rules") && path.getNameCount() > 2 ? path.subpath(0, 2).toString() : "";
  }

  private static Set<String> inFile(CompilationUnitTree unit) {
    OneFile file = new OneFile();
    file.scan(unit, null);
    file.ofCallers.forEach(
        (method, argument) ->
            file.calls.getOrDefault(method, List.of()).stream()
                .filter(call -> call.size() > argument)
                .forEach(call -> file.add(call.get(argument))));
    return file.codes;
  }

  private static final class OneFile extends TreeScanner<@Nullable Void, @Nullable Void> {

    private final Set<String> codes = new TreeSet<>();
    private final Map<String, String> constants = new HashMap<>();
    private final Map<String, List<List<? extends ExpressionTree>>> calls = new HashMap<>();

    /** Methods that make a refusal of their own argument, and which of them that is. */
    private final Map<String, Integer> ofCallers = new HashMap<>();

    private final Deque<MethodTree> methods = new ArrayDeque<>();

    @Override
    public @Nullable Void visitVariable(VariableTree variable, @Nullable Void nothing) {
      if (variable.getInitializer() instanceof LiteralTree literal
          && literal.getValue() instanceof String text) {
        constants.put(variable.getName().toString(), text);
      }
      return super.visitVariable(variable, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
      methods.push(method);
      super.visitMethod(method, null);
      methods.pop();
      return null;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
      if (call.getMethodSelect() instanceof IdentifierTree name) {
        calls
            .computeIfAbsent(name.getName().toString(), method -> new ArrayList<>())
            .add(call.getArguments());
      }
      return super.visitMethodInvocation(call, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree made, @Nullable Void nothing) {
      Integer argument = REFUSALS.get(made.getIdentifier().toString());
      if (argument != null) {
        add(made.getArguments().get(argument));
      }
      return super.visitNewClass(made, null);
    }

    /** Ignores refusals that pass on the code of another one. */
    private void add(ExpressionTree code) {
      switch (code) {
        case LiteralTree literal -> codes.add(String.valueOf(literal.getValue()));
        case ConditionalExpressionTree either -> {
          add(either.getTrueExpression());
          add(either.getFalseExpression());
        }
        case IdentifierTree name -> named(name.getName().toString());
        default -> {
          if (!code.toString().endsWith(".code()")) {
            throw new IllegalStateException("A code that cannot be read: " + code);
          }
        }
      }
    }

    private void named(String name) {
      String constant = constants.get(name);
      if (constant != null) {
        codes.add(constant);
        return;
      }
      MethodTree method = methods.peek();
      List<String> parameters =
          method == null
              ? List.of()
              : method.getParameters().stream().map(it -> it.getName().toString()).toList();
      if (method != null && parameters.contains(name)) {
        ofCallers.put(method.getName().toString(), parameters.indexOf(name));
      } else if (!name.equals("code")) { // That of the refusal itself, in a copy of it.
        throw new IllegalStateException("A code that cannot be read: " + name);
      }
    }
  }
}

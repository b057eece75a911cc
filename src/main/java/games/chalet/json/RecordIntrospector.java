package games.chalet.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import games.chalet.engine.OmittedIfEmpty;
import java.lang.reflect.Constructor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;

/**
 * Tells Jackson from the types what would otherwise need annotations: that sealed types carry their
 * name, that only {@code @Nullable} and {@code Optional} components may be missing, and which are
 * left out when empty.
 */
final class RecordIntrospector extends NopAnnotationIntrospector {

  private static final long serialVersionUID = 1L;
  private static final String OUR_PACKAGE = "games.chalet.";

  private static final JsonTypeInfo.Value BY_SIMPLE_NAME =
      JsonTypeInfo.Value.construct(
          JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, true);

  @Override
  public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(
      MapperConfig<?> config, Annotated annotated) {
    return (annotated instanceof AnnotatedClass && isSealedFamily(annotated.getRawType()))
        ? BY_SIMPLE_NAME
        : null;
  }

  @Override
  public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
    return (isOurs(annotated.getRawType()) && annotated.getRawType().isSealed())
        ? leavesOf(annotated.getRawType())
        : null;
  }

  @Override
  public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
    return (member instanceof AnnotatedParameter parameter && isComponent(parameter))
        ? !mayBeMissing(parameter)
        : null;
  }

  @Override
  public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated annotated) {
    return (annotated instanceof AnnotatedParameter parameter
            && isComponent(parameter)
            && !mayBeMissing(parameter)
            && !parameter.getRawType().isPrimitive())
        ? JsonSetter.Value.forValueNulls(Nulls.FAIL)
        : JsonSetter.Value.empty();
  }

  @Override
  public JsonInclude.Value findPropertyInclusion(MapperConfig<?> config, Annotated annotated) {
    return annotated.hasAnnotation(OmittedIfEmpty.class)
        ? JsonInclude.Value.empty().withValueInclusion(JsonInclude.Include.NON_ABSENT)
        : JsonInclude.Value.empty();
  }

  private static List<NamedType> leavesOf(Class<?> root) {
    List<NamedType> leaves = new ArrayList<>();
    Deque<Class<?>> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Class<?> type = open.removeFirst();
      if (type.isSealed()) {
        open.addAll(Arrays.asList(type.getPermittedSubclasses()));
      } else {
        leaves.add(new NamedType(type));
      }
    }
    return leaves;
  }

  /** Returns true if the type is, or descends from, one of the server's own sealed interfaces. */
  static boolean isSealedFamily(Class<?> type) {
    if (!isOurs(type)) {
      return false;
    }
    return (type.isSealed() && type.isInterface())
        || Arrays.stream(type.getInterfaces()).anyMatch(RecordIntrospector::isSealedFamily);
  }

  private static boolean isOurs(Class<?> type) {
    return type.getName().startsWith(OUR_PACKAGE);
  }

  private static boolean isComponent(AnnotatedParameter parameter) {
    Class<?> owner = parameter.getDeclaringClass();
    return owner.isRecord()
        && isOurs(owner)
        && parameter.getOwner().getAnnotated() instanceof Constructor<?>;
  }

  private static boolean mayBeMissing(AnnotatedParameter parameter) {
    if (parameter.getRawType() == Optional.class) {
      return true;
    }
    Constructor<?> constructor = (Constructor<?>) parameter.getOwner().getAnnotated();
    return constructor.getAnnotatedParameterTypes()[parameter.getIndex()].isAnnotationPresent(
        Nullable.class);
  }
}
